/** A question of a page of text with its answer, as HTML. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

const HEADED = /^<h([2-6])>(.*?)<\/h\1>([\s\S]*)$/;

const isQuestion = (heading: string): boolean =>
  heading
    .replace(/<[^<>]*>/g, '')
    .trim()
    .endsWith('?');

/** What each heading begins, with what stands before the first. */
const sectionsOf = (html: string): string[] => html.split(/(?=<h[2-6]>)/);

function questionIn(section: string): Question | null {
  const [, , question = '', answer = ''] = HEADED.exec(section) ?? [];
  return isQuestion(question) && answer.trim() ? { question, answer: answer.trim() } : null;
}

/** Every heading of safe HTML that ends with a question mark, with what stands below it. */
export const questionsOf = (html: string): readonly Question[] =>
  sectionsOf(html).flatMap((part) => questionIn(part) ?? []);

/** Safe HTML with its questions folded: only what is asked is seen until somebody opens it. */
export const foldQuestions = (html: string): string =>
  sectionsOf(html)
    .map((section) => {
      const found = questionIn(section);
      return found ? `<details><summary>${found.question}</summary>${found.answer}</details>` : section;
    })
    .join('');
