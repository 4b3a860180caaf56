import type { Language } from '../../../contract/language.ts';
import type { Told } from '../../repositories/message.ts';

/** On its way after the end of its slot: nobody knows by when. */
type Text = Told | 'late';

/** What customers are told, as short as an SMS. In India each has to be registered with the gateway (DLT), word for word. */
export const TEXTS: Readonly<Record<Language, Readonly<Record<Text, string>>>> = {
  en: {
    placed: '{shop}: We have your order {number} of {amount}. It arrives {day}, {from} to {to}.',
    packed: '{shop}: Your order {number} is packed.',
    'out-for-delivery': '{shop}: Your order {number} is out for delivery, expected by {to}.',
    late: '{shop}: Your order {number} is out for delivery.',
    delivered: '{shop}: Your order {number} is delivered. Thank you!',
    cancelled: '{shop}: Your order {number} is cancelled.',
    overpaid: '{shop}: We received {paid} for your order {number}. {more} more than it came to is in your wallet.',
    underpaid: '{shop}: We received {paid} for your order {number}. Please give the rider {due} in cash.',
  },
  bn: {
    placed: '{shop}: আপনার {amount}-এর অর্ডার {number} আমরা পেয়েছি। পৌঁছাবে {day}, {from} থেকে {to}-এর মধ্যে।',
    packed: '{shop}: আপনার অর্ডার {number} প্যাক করা হয়েছে।',
    'out-for-delivery': '{shop}: আপনার অর্ডার {number} ডেলিভারির জন্য বেরিয়েছে, {to}-এর মধ্যে পৌঁছাবে।',
    late: '{shop}: আপনার অর্ডার {number} ডেলিভারির জন্য বেরিয়েছে।',
    delivered: '{shop}: আপনার অর্ডার {number} ডেলিভারি হয়েছে। ধন্যবাদ!',
    cancelled: '{shop}: আপনার অর্ডার {number} বাতিল হয়েছে।',
    overpaid: '{shop}: আপনার অর্ডার {number}-এর জন্য আমরা {paid} পেয়েছি। বাড়তি {more} আপনার ওয়ালেটে আছে।',
    underpaid: '{shop}: আপনার অর্ডার {number}-এর জন্য আমরা {paid} পেয়েছি। বাকি {due} রাইডারকে নগদে দিন।',
  },
  hi: {
    placed: '{shop}: {amount} का आपका ऑर्डर {number} हमें मिल गया है। डिलीवरी {day}, {from} से {to} के बीच।',
    packed: '{shop}: आपका ऑर्डर {number} पैक हो गया है।',
    'out-for-delivery': '{shop}: आपका ऑर्डर {number} डिलीवरी के लिए निकल गया है, {to} तक पहुँचेगा।',
    late: '{shop}: आपका ऑर्डर {number} डिलीवरी के लिए निकल गया है।',
    delivered: '{shop}: आपका ऑर्डर {number} डिलीवर हो गया है। धन्यवाद!',
    cancelled: '{shop}: आपका ऑर्डर {number} रद्द हो गया है।',
    overpaid: '{shop}: आपके ऑर्डर {number} के लिए हमें {paid} मिले हैं। अतिरिक्त {more} आपके वॉलेट में हैं।',
    underpaid: '{shop}: आपके ऑर्डर {number} के लिए हमें {paid} मिले हैं। बाकी {due} राइडर को नकद दें।',
  },
};
