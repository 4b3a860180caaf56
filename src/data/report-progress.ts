import { channel } from 'node:diagnostics_channel';
import { BUILD_PROGRESS_CHANNEL, type BuildProgress } from '../../contract/build-message.ts';

const progressChannel = channel(BUILD_PROGRESS_CHANNEL);

/** Tells whoever runs the build how far it is; without a subscriber nothing happens. */
export const reportProgress = (progress: BuildProgress): void => progressChannel.publish(progress);
