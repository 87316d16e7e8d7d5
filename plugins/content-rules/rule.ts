import type {ContentPage} from '../kit/content';

/** Reports a problem of the page at hand. */
export type Report = (line: number, message: string, remedy?: string) => void;

/** Judges one page. */
export type Rule = (page: ContentPage, report: Report) => void;
