import { WorkbenchProvider } from '@spruce/feature-workbench'
import { SessionProvider } from '@spruce/session/react'
import { ShellPortProvider, ShellProvider } from '@spruce/shell-ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import type { Shell } from '../app/Shell.js'
import { useShellPortOf } from '../app/useShellPortOf.js'
import { workbenchEnvironment } from '../app/workbenchEnvironment.js'

export interface ShellProvidersProps {
  shell: Shell
  children: ReactNode
}

/** What a page of a shell finds around it, without the frame. */
export function ShellProviders({ shell, children }: ShellProvidersProps) {
  const port = useShellPortOf(shell)
  const workbench = useMemo(() => workbenchEnvironment(shell), [shell])
  return (
    <ShellProvider language="zh-CN">
      <QueryClientProvider client={shell.queryClient}>
        <SessionProvider session={shell.session} api={shell.entry.api}>
          <ShellPortProvider value={port}>
            <WorkbenchProvider value={workbench}>{children}</WorkbenchProvider>
          </ShellPortProvider>
        </SessionProvider>
      </QueryClientProvider>
    </ShellProvider>
  )
}
