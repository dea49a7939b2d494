import { DialogViewport, TabContext, useShellPort, useTab, type TabApi } from '@spruce/shell-ui'
import { useMemo } from 'react'

/** The dialogs of pages. They stand outside the panels of tabs, and go to other pages as a page does. */
export function PageDialogs() {
  const { open } = useShellPort()
  const outside = useTab()
  const tab = useMemo<TabApi>(
    () => ({
      ...outside,
      open: (url) => {
        open(url)
        return Promise.resolve()
      },
    }),
    [outside, open],
  )
  return (
    <TabContext value={tab}>
      <DialogViewport />
    </TabContext>
  )
}
