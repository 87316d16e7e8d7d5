import type {ContentPage} from '../../engine/content';

type Report = (line: number, message: string, remedy?: string) => void;

export type Rule = (page: ContentPage, report: Report) => void;

/** Finds the page in a file, by its path from the site's folder, or at an address; for others, whether the site has them. */
export type Find = (name: string) => ContentPage | boolean;
