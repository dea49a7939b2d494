import { createTestApi } from '@spruce/api-client/testing'
import { systemDataFixture } from '@spruce/session/testing'
import {
  DataTable,
  defineAction,
  defineDialog,
  EmptyState,
  ListDialog,
  type DialogProps,
} from '@spruce/shell-ui'
import { stubDom } from '@spruce/shell-ui/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noMedia, openShell } from '../testing/openShell.js'
import { ShellProviders } from '../testing/ShellProviders.js'
import { PageDialogs } from './PageDialogs.js'

stubDom()
beforeEach(() => vi.stubGlobal('matchMedia', noMedia))
afterEach(() => vi.unstubAllGlobals())

const place = '/yunbu-app/spruce-web-enterprise-console/base/organization'
const openPlace = defineAction<{ id: string }>({
  label: '打开',
  run: (_target, { goTo }) => goTo(place),
})

const placesDialog = defineDialog(function PlacesDialog({ onClose }: DialogProps) {
  return (
    <ListDialog title="用在哪里" onClose={() => onClose()}>
      <DataTable
        label="用在哪里"
        columns={[{ id: 'id', header: '名称' }]}
        rows={[{ id: '组织架构' }]}
        total={1}
        rowId={({ id }) => id}
        actions={[openPlace]}
        empty={<EmptyState title="没有" />}
      />
    </ListDialog>
  )
})

describe('PageDialogs', () => {
  it('lets an action within a dialog go to another page', async () => {
    const shell = openShell(systemDataFixture(), createTestApi({}))
    const openAddress = vi.spyOn(shell.windows, 'openAddress').mockReturnValue()
    render(
      <ShellProviders shell={shell}>
        <PageDialogs />
      </ShellProviders>,
    )
    act(() => void placesDialog.open({}))
    await userEvent.click(await screen.findByRole('button', { name: '打开' }))
    expect(openAddress).toHaveBeenCalledExactlyOnceWith(place)
    shell.dispose()
  })
})
