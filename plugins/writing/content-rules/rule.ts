import type {ContentPage} from '../../engine/content';

type Report = (line: number, message: string, remedy?: string) => void;

export type Rule = (page: ContentPage, report: Report) => void;

/** Finds the page in a file, by its path from the site's folder, or at an address; for other files, whether they exist. */
export type Find = (name: string) => ContentPage | boolean;
