import type { Plugin } from 'vite'
import { readStyles } from './portalFiles.ts'

/**
 * In development the page is not rendered by the server: this fills its placeholders with the brand
 * and configuration that the server at `api` answers.
 */
export function devPage(api: string, inlineCss: readonly string[]): Plugin {
  async function ask(path: string): Promise<unknown> {
    const response = await fetch(`${api}${path}`)
    return ((await response.json()) as { data: unknown }).data
  }
  return {
    name: 'spruce-dev-page',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const [brand, deploy] = await Promise.all([
          ask('/aba-base/api/tenants/tenant-info'),
          ask('/aba-base/api/deploy-config'),
        ])
        const boot = {
          language: 'zh-CN',
          brand,
          theme: { mode: 'light', palette: 'blue', density: 'comfortable' },
          deploy,
          hasSession: true, // unknown here: a session is asked for
          captchaKey: crypto.randomUUID().replaceAll('-', ''),
          prefetch: [],
        }
        const values: Record<string, string> = {
          lang: 'zh-CN',
          mode: 'light',
          palette: 'blue',
          density: 'comfortable',
          title: 'Spruce',
          icon: '/favicon.svg',
          nonce: '',
          boot: JSON.stringify(boot).replaceAll('<', '\\u003c'),
          skeleton: '',
        }
        return {
          html: html.replace(/\{\{(\w+)\}\}/gu, (whole, name: string) => values[name] ?? whole),
          tags: [{ tag: 'style', children: readStyles(inlineCss) }],
        }
      },
    },
  }
}
