import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BusyButton } from '../../src/ui/BusyButton.tsx';

test('a busy button says so without giving up the focus', () => {
  expect(renderToStaticMarkup(<BusyButton busy>Save</BusyButton>)).toBe('<button aria-disabled="true">Save</button>');
  expect(renderToStaticMarkup(<BusyButton busy={false}>Save</BusyButton>)).toBe('<button>Save</button>');
});
