import { PublicButton, useMessages } from '@spruce/shell-ui/public'
import { defineMessages } from '@spruce/validators/i18n'

const messages = defineMessages({
  'zh-CN': { title: '页面出错了', reload: '重新加载' },
  'en-US': { title: 'Something went wrong', reload: 'Reload' },
})

/** Stands in for a page that cannot be shown, a chunk that is gone after a deploy among others. */
export function CrashPage() {
  const { title, reload } = useMessages(messages)
  return (
    <main className="ui-status">
      <div className="ui-status-main" role="alert">
        <h1 className="ui-title">{title}</h1>
        <div className="ui-status-buttons">
          <PublicButton onClick={() => location.reload()}>{reload}</PublicButton>
        </div>
      </div>
    </main>
  )
}
