import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import {
  ErrorPage,
  LayoutStore,
  type MenuItem,
  Sidebar,
  TopBar,
  useMessages,
} from '@spruce/shell-ui'
import { brandIcon } from '@spruce/shell-ui/public'
import { useState } from 'react'
import { brandMessages } from '../brandMessages.js'
import type { Look } from '../brandTypes.js'

export interface ShellPreviewProps {
  /** What is shown. */
  look: Look
  /** Name of the company. */
  name: string
  /** Shown in dark. */
  isDark: boolean
  /** Shows the page of an address that there is not. */
  isNotFound?: boolean
}

const noOp = () => undefined

/** The frame of signed-in pages around a page, made of the parts of the real one. */
export function ShellPreview({ look, name, isDark, isNotFound = false }: ShellPreviewProps) {
  const t = useMessages(brandMessages)
  const [layout] = useState(() => new LayoutStore())
  const menu = (id: string, label: string, icon: string): MenuItem => ({
    ...{ id, name: label, icon, path: `/${id}`, type: 0, openType: 1 },
  })
  const menus = [
    menu('home', t.sampleHome, 'house'),
    menu('organization', t.sampleOrganization, 'network'),
    menu('role', t.sampleRoles, 'shield'),
  ]
  const place = { layout, menus, activeUrl: isNotFound ? '' : '/home', onNavigate: noOp }
  return (
    <div className="shell">
      <TopBar {...place} brand={{ name, icon: brandIcon(look, isDark) }} />
      <div className="shell-body">
        <div className="shell-side" data-tone="gray">
          <Sidebar {...place} appCode="" favorites={[]} />
        </div>
        <div className="shell-content">
          {isNotFound ? (
            <ErrorPage variant="404" onHome={noOp} onBack={noOp} />
          ) : (
            <Box p="6" display="grid" gap="4" justifyItems="start">
              <Box fontSize="xl" fontWeight="semibold">
                {t.sampleTodo}
              </Box>
              <Box bg="accent.subtle" color="accent.fg" p="4" borderRadius="md" width="full">
                {t.sampleText}
              </Box>
              <Button tabIndex={-1}>{t.sampleAction}</Button>
            </Box>
          )}
        </div>
      </div>
    </div>
  )
}
