/** @example phoneNumber('9830041207') // '+91 98300 41207' */
export const phoneNumber = (phone: string): string =>
  /^\d{10}$/.test(phone) ? `+91 ${phone.slice(0, 5)} ${phone.slice(5)}` : phone;
