import { useLanguage, useMessages } from '@spruce/shell-ui'
import {
  brandIcon,
  brandSlogan,
  PublicButton,
  PublicField,
  PublicFrame,
  PublicPasswordField,
} from '@spruce/shell-ui/public'
import { brandMessages } from '../brandMessages.js'
import type { Look } from '../brandTypes.js'

export interface LoginPreviewProps {
  /** What is shown. */
  look: Look
  /** Name of the company. */
  name: string
  /** Shown in dark. */
  isDark: boolean
}

/** The sign-in page, made of the parts of the real one. */
export function LoginPreview({ look, name, isDark }: LoginPreviewProps) {
  const t = useMessages(brandMessages)
  const { loginPage: background, loginPosition: position } = look
  const logo = brandIcon(look, isDark)
  const slogan = brandSlogan(look, useLanguage())
  return (
    <PublicFrame
      brand={{ name, logo, slogan, background, position }}
      title={t.signIn}
      lead={t.greeting}
    >
      <div className="ui-form">
        <PublicField name="preview-account" label={t.account} required />
        <PublicPasswordField name="preview-password" label={t.password} required />
        <PublicButton type="button">{t.signIn}</PublicButton>
      </div>
    </PublicFrame>
  )
}
