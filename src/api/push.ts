import * as contract from '../../contract/push.ts';
import { ask } from './http.ts';

export const getPushKey = async () => (await ask(contract.getPushKey)).data.publicKey;

export const postPushSubscription = (body: contract.PushSubscriptionBody) =>
  ask(contract.postPushSubscription, { body });

export const deletePushSubscription = () => ask(contract.deletePushSubscription);
