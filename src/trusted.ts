/** https://developer.mozilla.org/docs/Web/API/TrustedTypePolicyFactory */
interface Factory {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (given: string) => string>,
  ): {
    createHTML(html: string): TrustedHTML;
    createScriptURL(url: string): string;
  };
}

/**
 * The one policy that the site's Content Security Policy names: browsers that know Trusted Types take HTML and workers from
 * nowhere else. For HTML that the build or `safeHtml` has made, and for scripts of the site's own.
 */
const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('haat', {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});

export const trusted = {
  html: (safe: string): string | TrustedHTML => policy?.createHTML(safe) ?? safe,
  url: (url: string): string => policy?.createScriptURL(url) ?? url,
};
