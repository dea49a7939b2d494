import { describeError, isApiError } from '@spruce/api-client'
import { isFileGone, PublicButton, usePageTitle } from '@spruce/shell-ui/public'
import { defineMessages } from '@spruce/validators/i18n'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useState } from 'react'
import type { PortalContext } from './PortalContext.js'
import { useEntryState } from './useEntryState.js'

const catalogue = defineMessages({
  'zh-CN': {
    title: '页面出错了',
    reload: '重新加载',
    notOpened: '暂时无法打开',
    retry: '重试',
    fileGone: '此页面需要重新加载',
    fileGoneText: '可能已发布新版本，或网络暂时不可用。',
  },
  'en-US': {
    title: 'Something went wrong',
    reload: 'Reload',
    notOpened: 'This cannot be opened now',
    retry: 'Try again',
    fileGone: 'This page has to be reloaded',
    fileGoneText: 'There may be a new version, or the network is not available.',
  },
})

/**
 * Stands in for a page that cannot be shown: its file is gone after a deploy, a call that it needs has
 * failed, or it is broken. It may stand outside everything, so it asks the entry for its language.
 */
export function CrashPage({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { entry } = router.options.context as PortalContext
  const { language, shell, brand } = useEntryState(entry)
  const messages = catalogue[language]
  const reload = () => (shell ? void shell.reloadPage() : location.reload())
  const [isTrying, setTrying] = useState(false)
  const tryAgain = () => {
    setTrying(true)
    void router.invalidate().finally(() => setTrying(false))
  }
  const Frame = shell ? 'div' : 'main' // the shell has its own
  const isRefused = isApiError(error)
  const [title, text] = isFileGone(error)
    ? [messages.fileGone, messages.fileGoneText]
    : isRefused
      ? [messages.notOpened, describeError(error, language)]
      : [messages.title]
  return (
    <Frame className="ui-status">
      {shell ? null : <Title page={title} site={brand.browserTitle?.trim() || brand.name} />}
      <div className="ui-status-main" role="alert">
        <h1 className="ui-title">{title}</h1>
        {text && <p>{text}</p>}
        <div className="ui-status-buttons">
          {isRefused ? (
            <PublicButton isPending={isTrying} onClick={tryAgain}>
              {messages.retry}
            </PublicButton>
          ) : (
            <PublicButton onClick={reload}>{messages.reload}</PublicButton>
          )}
        </div>
      </div>
    </Frame>
  )
}

/** In the shell the tab names the window. */
function Title({ page, site }: { page: string; site: string }) {
  usePageTitle(page, site)
  return null
}
