import { LoginPage } from '@spruce/feature-auth'
import { LanguageProvider, type LoginPosition } from '@spruce/shell-ui/public'
import type { Language } from '@spruce/validators/i18n'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * The sign-in form of the first HTML. The server fills its placeholders (apps/server/src/html); what
 * is typed into it is kept when the real form takes its place.
 */
export function renderSkeleton(language: Language): string {
  const html = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <LoginPage
        brand={{
          name: '{{name}}',
          logo: '{{logo}}',
          slogan: '{{slogan}}',
          background: '{{background}}',
          position: '{{position}}' as LoginPosition, // filled by the server, too
        }}
        isDark={false}
        isReady={false}
        captchaUrl="{{captcha}}"
      />
    </LanguageProvider>,
  )
  const form = html.replaceAll(/<link rel="preload"[^>]*>/g, '') // the pictures stand right below
  return form.replace(/ style="[^"]*\{\{background\}\}[^"]*"/, '{{background}}')
}
