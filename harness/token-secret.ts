/** What the providers of the tests derive their keys from. */
export const TOKEN_SECRET = 'the secret of all the tests and long enough';
