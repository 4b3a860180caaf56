import { countMessages, type MessageCounts, saveChannels } from '../../repositories/message.ts';
import { type Sending, startSending } from './send-messages.ts';

interface Messages {
  readonly count: () => Promise<MessageCounts>;
  readonly stop: () => Promise<void>;
}

/** Has messages written for the channels there are, and sends them; on a replica, which can't be written to, others do. */
export async function openMessages(sending: Sending, readOnly: boolean): Promise<Messages> {
  const { db, now } = sending;
  const channels = [...sending.channels.keys()];
  if (!readOnly) await saveChannels(db, channels);
  const stop = readOnly || channels.length === 0 ? async () => {} : startSending(sending);
  return { count: () => countMessages(db, now(), channels), stop };
}
