import type {Page} from '@playwright/test';

/** Gives the page the whole stylesheet, where the tokens have their names, as React does: within a page they are short. */
export async function nameTokens(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const href = document.querySelector<HTMLMetaElement>('meta[name=start-style]')?.content;
    if (href && !document.querySelector(`link[rel=stylesheet][href="${href}"]`)) {
      await new Promise((resolve, reject) => {
        const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
        link.onload = resolve;
        link.onerror = () => reject(new Error(`no ${href}`));
        document.head.append(link);
      });
    }
  });
}
