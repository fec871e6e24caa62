/** Ports of the site and of the stand-in provider. */
export interface Ports {
  site: number;
  provider: number;
}

/**
 * Settings of a build that uses the stand-in provider. The provider's address
 * differs from the site's in the host too: to a browser it is another site, as
 * the real provider is.
 */
export function demoEnvironment({ site, provider }: Ports): Record<string, string> {
  const origin = `http://127.0.0.1:${provider}`;
  return {
    DEMO: 'true',
    SITE_URL: `http://localhost:${site}`,
    MAIN_FORM_URL: `${origin}/widget/form/main`,
    SECOND_FORM_URL: `${origin}/widget/form/second`,
    FORM_EMBED_SCRIPT_URL: `${origin}/js/form_embed.js`,
    CHAT_LOADER_URL: `${origin}/chat/loader.js`,
    CHAT_WIDGET_ID: 'demo-widget',
  };
}
