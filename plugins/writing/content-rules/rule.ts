import type {ContentPage} from '../../engine/content';

type Report = (line: number, message: string, remedy?: string) => void;

export type Rule = (page: ContentPage, report: Report) => void;
