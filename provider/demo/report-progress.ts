/** Called with what is being done, and how far it is where that can be said. */
export type ReportProgress = (step: string, detail?: string) => void;
