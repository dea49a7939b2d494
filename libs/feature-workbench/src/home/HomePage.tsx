import { useSession } from '@spruce/session/react'
import { useLanguage, useMessages, type TabPageProps } from '@spruce/shell-ui'
import { sayDate } from '@spruce/validators/time'
import { observer } from 'mobx-react-lite'
import { workbenchMessages } from '../messages.js'
import { variablesOf } from '../workbench/variablesOf.js'
import { Workbench } from '../workbench/Workbench.js'
import { PlatformHome } from './PlatformHome.js'

/** /dashboard: the greeting, and the workbench that is the person's. */
export const HomePage = observer(function HomePage(props: Partial<TabPageProps>) {
  const session = useSession()
  const language = useLanguage()
  const messages = useMessages(workbenchMessages)
  const variables = variablesOf(props)
  const now = new Date()
  const date = sayDate(now, language)
  return (
    <div className="home">
      <header className="home-head">
        <h1>{greeting(messages, now.getHours())(session.name)}</h1>
        <p>{session.currentTenant ? messages.today(date, session.currentTenant.name) : date}</p>
      </header>
      {session.hasTenant ? <Workbench variables={variables} /> : <PlatformHome />}
    </div>
  )
})

function greeting(messages: (typeof workbenchMessages)['zh-CN'], hour: number) {
  if (hour < 11) return messages.morning
  if (hour < 13) return messages.noon
  return hour < 18 ? messages.afternoon : messages.evening
}
