import { useMessages } from '@spruce/shell-ui'
import {
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
}

/** The sign-in page, made of the parts of the real one. */
export function LoginPreview({ look, name }: LoginPreviewProps) {
  const t = useMessages(brandMessages)
  const { systemIcon: logo, slogan, loginPage: background } = look
  return (
    <PublicFrame brand={{ name, logo, slogan, background }} title={t.signIn} lead={t.greeting}>
      <div className="ui-form">
        <PublicField name="preview-account" label={t.account} required />
        <PublicPasswordField name="preview-password" label={t.password} required />
        <PublicButton type="button">{t.signIn}</PublicButton>
      </div>
    </PublicFrame>
  )
}
