import { useSession } from '@spruce/session/react'
import { useLanguage } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { enterpriseAppCode, enterpriseManifest } from '../manifest.js'

/** The applications that an identifier may be of, with their names: the console and those of the person. */
export function useApps(): ReadonlyMap<string, string> {
  const { appList } = useSession()
  const language = useLanguage()
  return new Map([
    [enterpriseAppCode, enterpriseManifest.name[language]],
    ...appList.map(({ appCode, appName }) => [appCode, appName] as const),
  ])
}

/** What people call an application; its code where they have it not. */
export const AppName = observer(function AppName({ code }: { code: string }) {
  return useApps().get(code) ?? code
})
