/** What a guest is told whose heart for a product waits for log in. Also before the stores are there (src/early). */
export const logInToKeep = (name: string): string => `Log in to keep ${name} on your wishlist.`;
