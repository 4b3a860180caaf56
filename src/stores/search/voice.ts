import { toast } from '../lib/toast.ts';
import { submitSearch, typeSearch } from './search.ts';
import { msg } from '../../../contract/msg.ts';
import { translated } from '../../i18n/t.ts';

/** As far as we use it: https://developer.mozilla.org/docs/Web/API/SpeechRecognition */
interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: ((event: { readonly results: ArrayLike<Result> }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
}
type Result = ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean };
type Speech = Partial<Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognition>>;

const WORDS: Readonly<Record<string, string>> = {
  'not-allowed': msg('The microphone is not allowed here. Please allow it in the browser, or type your search.'),
  'service-not-allowed': msg('Voice search is switched off in this browser. Please type your search.'),
  'audio-capture': msg('No microphone was found. Please type your search.'),
  'no-speech': msg('Nothing was heard. Please try again, or type your search.'),
  network: msg('Voice search could not be reached. Please try again, or type your search.'),
};
const OTHERWISE = msg('Voice search does not work just now. Please type your search.');

let listening: Recognition | null = null;

/** Listens until a pause, shows the words in the search box as they come, and searches for them; asked again, it stops. */
export async function listen(): Promise<void> {
  if (listening) return listening.stop();
  const { SpeechRecognition, webkitSpeechRecognition } = window as Speech;
  const Recognizer = SpeechRecognition ?? webkitSpeechRecognition;
  if (!Recognizer) return;
  const recognition = new Recognizer();
  listening = recognition;
  // Of the page, as it is spoken in India, with the names of its goods.
  recognition.lang = document.documentElement.lang;
  recognition.interimResults = true;
  let heard = '';
  const ended = new Promise<void>((resolve) => (recognition.onend = () => resolve()));
  recognition.onresult = ({ results }) => {
    const before = heard;
    heard = Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
      .join(' ')
      .trim();
    // Words that are heard are suggested for as if they were typed.
    if (heard && heard !== before) void typeSearch(heard);
  };
  recognition.onerror = ({ error }) => {
    if (error !== 'aborted') toast(translated(WORDS[error] ?? OTHERWISE), { tone: 'error' });
  };
  try {
    recognition.start();
    await ended;
  } finally {
    listening = null;
  }
  // Some languages end a sentence with a full stop, which is nothing to search for.
  if (heard) submitSearch(heard.replace(/[.।]$/, ''));
}
