import '../testing/domStubs.js'
import { closeAllDialogs, ShellProvider } from '@spruce/shell-ui'
import { composeStories } from '@storybook/react-vite'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createResourcesApi, makeResources } from './resourcesHandlers.js'
import { previewKindOf } from './resourceKinds.js'
import { resourceMessages } from './resourceMessages.js'
import * as stories from './PreviewDialog.stories.js'

const { Document, Download } = composeStories(stories)
const t = resourceMessages['zh-CN']
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  closeAllDialogs()
  vi.restoreAllMocks()
})

/** A window that the browser opens. */
function openWindow() {
  const opened = { opener: window, location: { replace: vi.fn() }, close: vi.fn() }
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  return opened
}

/** What becomes of a copy under an address. */
function keepCopies() {
  const copies: Blob[] = []
  URL.createObjectURL = (copy) => `blob:copy-${copies.push(copy as Blob)}` // jsdom has none
  return copies
}

const findButton = () => screen.findByRole('button', { name: t.openWindow })

describe('the preview of a PDF', () => {
  it('opens a copy of that type in a window of its own, which knows nothing of the portal', async () => {
    const user = userEvent.setup()
    const opened = openWindow()
    const copies = keepCopies()
    show(<Document />)
    expect(await screen.findByText(t.pdf('60 KB'))).toBeVisible()
    await user.click(await findButton())
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith('blob:copy-1'))
    expect(copies[0]?.type).toBe('application/pdf')
    expect(copies[0]?.size).toBe('2026-11-20'.length)
    expect(opened.opener).toBeNull()
    expect(opened.close).not.toHaveBeenCalled()
    expect(document.querySelector('iframe, embed, object')).toBeNull()
  })

  it('says that the browser allowed no window', async () => {
    const user = userEvent.setup()
    vi.spyOn(window, 'open').mockReturnValue(null)
    show(<Document />)
    await user.click(await findButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(t.windowBlocked)
  })

  it('closes the empty window and says why where the file cannot be read', async () => {
    const user = userEvent.setup()
    const opened = openWindow()
    const copies = keepCopies()
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 404 }))
    show(<Document api={() => createResourcesApi(makeResources(5))} />)
    await user.click(await findButton())
    await waitFor(() => expect(opened.close).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
    expect(copies).toEqual([])
  })

  it('is not that of other documents, which are downloaded', async () => {
    show(<Download />)
    expect(await screen.findByText(t.noPreview)).toBeVisible()
    expect(screen.queryByRole('button', { name: t.openWindow })).toBeNull()
  })
})

it.each([
  ['image/svg+xml', 'picture'],
  ['text/plain', 'text'],
  ['audio/mpeg', 'sound'],
  ['video/mp4', 'film'],
  ['application/pdf', 'pdf'],
  ['application/zip', 'none'],
])('%s is shown as: %s', (mediaType, kind) => {
  expect(previewKindOf(mediaType)).toBe(kind)
})
