import '../testing/domStubs.js'
import { resourceUploadMessages } from '@spruce/console-kit/resources'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { resourceMessages } from './resourceMessages.js'
import { createResourcesApi, iconsId, makeFolders, makeResources } from './resourcesHandlers.js'
import * as stories from './ResourcesPage.stories.js'

const { Default, Empty, EmptyFolder, Failed, FolderGone, Grid, NoPermission, ReadOnly } =
  composeStories(stories)
const t = resourceMessages['zh-CN']
const words = resourceUploadMessages['zh-CN']

/** As in the portal: inside the shell. */
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  toast.clear()
  closeAllDialogs()
})

async function rowOf(name: string) {
  const cells = await screen.findAllByText(name)
  const row = cells.map((cell) => cell.closest<HTMLElement>('[role=row], tr')).find(Boolean)
  if (!row) throw new Error(`No row ${name}`)
  return row
}

/** Does something with a resource by its menu. */
async function act(user: UserEvent, name: string, label: string) {
  await user.click(within(await rowOf(name)).getByRole('button', { name: /更多/ }))
  const item = await screen.findByRole('menuitem', { name: label })
  fireEvent.pointerDown(item)
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
  fireEvent.click(item)
}

describe('the page of resources', () => {
  it('lists those of the chosen folder, and says when a folder is gone', async () => {
    const user = userEvent.setup()
    const page = show(<Default />)
    expect(await screen.findByText('banner-1.png')).toBeVisible()
    await user.click(await screen.findByRole('treeitem', { name: /图标/ }))
    expect(await screen.findByRole('heading', { name: '图标' })).toBeVisible()
    await waitFor(() => expect(screen.queryByText('banner-1.png')).toBeNull())
    expect(screen.getByText('banner-2.png')).toBeVisible()
    page.unmount()
    show(<FolderGone />)
    expect(await screen.findByText(t.folderGone)).toBeVisible()
  })

  it('counts what they are narrowed by when the rows are there', async () => {
    const resources = makeResources(3)
    const wereShown: boolean[] = []
    const count = resources.flatMap.bind(resources)
    vi.spyOn(resources, 'flatMap').mockImplementation((of) => {
      wereShown.push(screen.queryByText('banner-1.png') !== null)
      return count(of)
    })
    show(<Default api={() => createResourcesApi(resources)} />)
    await waitFor(() => expect(wereShown).toEqual([true]))
  })

  it('shows what is used in the place of a removal, and removes the rest', async () => {
    const user = userEvent.setup()
    const resources = makeResources(3)
    show(<Default api={() => createResourcesApi(resources)} />)
    await act(user, 'banner-1.png', t.remove)
    const uses = await screen.findByRole('dialog', { name: t.usesTitle('banner-1.png') })
    expect(within(uses).getByText(t.usedCannotGo)).toBeVisible()
    expect(await within(uses).findByText('放假通知')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(user, 'banner-2.png', t.remove)
    const question = await screen.findByRole('alertdialog', {
      name: t.removeQuestion('banner-2.png'),
    })
    await user.click(within(question).getByRole('button', { name: t.remove }))
    await waitFor(() => expect(screen.queryByText('banner-2.png')).toBeNull())
    expect(resources.map(({ name }) => name)).toEqual(['banner-1.png', 'handbook-3.pdf'])
  })

  it('leads to the places of a use that the person may open, and to no other', async () => {
    const user = userEvent.setup()
    const open = async () => {
      await act(user, 'banner-1.png', t.showUses)
      return screen.findByRole('dialog', { name: t.usesTitle('banner-1.png') })
    }
    const page = show(<Default />)
    const uses = await open()
    expect(await within(uses).findByText(t.placeBusinessWorkbench)).toBeVisible()
    expect(within(uses).getByText(t.inRecycleBin(t.placeMenu))).toBeVisible()
    // Of five uses one is the draft of a page, which nothing shows.
    expect(within(uses).getAllByRole('button', { name: t.openUse })).toHaveLength(4)
    await user.keyboard('{Escape}')
    page.unmount()
    show(<ReadOnly />)
    const locked = await open()
    expect(await within(locked).findByText('车间工作台')).toBeVisible()
    expect(within(locked).queryByRole('button', { name: t.openUse })).toBeNull()
  })

  it('uploads what is dropped, and asks where the content is there already', async () => {
    const user = userEvent.setup()
    const resources = makeResources(3)
    show(<Default api={() => createResourcesApi(resources)} query={{ folder: iconsId }} />)
    const name = await screen.findByText('banner-2.png')
    const files = [
      new File(['new'], '新图.png', { type: 'image/png' }),
      new File(['same'], '新图.png', { type: 'image/png' }),
    ]
    fireEvent.drop(name, { dataTransfer: { files, types: ['Files'] } })
    const dialog = await screen.findByRole('dialog', { name: t.uploadTitle })
    expect(within(dialog).getByText(t.uploadInto('图标'))).toBeVisible()
    await user.click(await within(dialog).findByRole('button', { name: words.begin(2) }))
    await user.click(await within(dialog).findByRole('button', { name: '使用已有的' }))
    expect(await within(dialog).findByText(/^使用已有的“/)).toBeVisible()
    await waitFor(() => expect(resources).toHaveLength(4))
    expect(resources[0]).toMatchObject({ folderId: iconsId })
    fireEvent.drop(name, { dataTransfer: { files: [files[1]], types: ['Files'] } })
    await user.click(await screen.findByRole('button', { name: words.begin(1) }))
    await user.click(await screen.findByRole('button', { name: '两份都保留' }))
    await waitFor(() => expect(resources).toHaveLength(5))
  })

  it('asks the same of photos that are dropped or pasted on the page, and begins with other files', async () => {
    const user = userEvent.setup()
    const resources = makeResources(3).map((one) => ({ ...one, keepsMetadata: false }))
    show(<Default api={() => createResourcesApi(resources)} />)
    const name = await screen.findByText('banner-2.png')
    const text = new File(['text'], 'notes.txt', { type: 'text/plain' })
    const photo = new File(['photo'], 'site.jpg', { type: 'image/jpeg' })
    fireEvent.drop(name, { dataTransfer: { files: [text], types: ['Files'] } })
    await waitFor(() => expect(resources).toHaveLength(4))
    const opened = () => screen.findByRole('dialog', { name: t.uploadTitle })
    const done = within(await opened()).getByRole('button', { name: t.uploadDone })
    await waitFor(() => expect(done).toBeEnabled())
    await user.click(done)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    fireEvent.paste(name, { clipboardData: { files: [text, photo] } })
    const dialog = within(await opened())
    const list = within(await dialog.findByRole('list', { name: words.waitingFiles }))
    expect(dialog.getByRole('button', { name: t.uploadDone })).toBeDisabled()
    await user.click(list.getByRole('button', { name: words.forget('notes.txt') }))
    expect(resources, 'nothing was sent').toHaveLength(4)
    await user.click(dialog.getByRole('checkbox', { name: words.keepMetadata }))
    await user.click(dialog.getByRole('button', { name: words.begin(1) }))
    // Of this server every file has the same name. What was chosen holds for the later try, too.
    await user.click(await dialog.findByRole('button', { name: words.keepBoth }))
    await waitFor(() => expect(resources).toHaveLength(5))
    expect(resources[0]).toMatchObject({ keepsMetadata: true })
  })

  it('keeps the place and camera data of a photo only where that is asked for', async () => {
    const user = userEvent.setup()
    const resources = makeResources(3).map((one) => ({ ...one, keepsMetadata: false }))
    show(<Default api={() => createResourcesApi(resources)} />)
    const [upload] = await screen.findAllByRole('button', { name: t.upload })
    await user.click(upload as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: t.uploadTitle })
    const choice = within(dialog).getByRole('checkbox', { name: words.keepMetadata })
    expect(choice).not.toBeChecked()
    expect(choice).toHaveAccessibleDescription(words.keepMetadataHelp)
    const area = within(dialog).getByRole('button', { name: words.chooseFiles })
    const drop = (name: string) => {
      const files = [new File([name], name, { type: 'image/jpeg' })]
      fireEvent.drop(area, { dataTransfer: { files, types: ['Files'] } })
    }
    drop('a.jpg')
    await waitFor(() => expect(resources).toHaveLength(4))
    await user.click(choice)
    drop('b.jpg')
    await user.click(choice)
    // A later try keeps what was chosen with the file.
    await user.click(await within(dialog).findByRole('button', { name: words.keepBoth }))
    await waitFor(() => expect(resources).toHaveLength(5))
    expect(resources.slice(0, 2).map(({ keepsMetadata }) => keepsMetadata)).toEqual([true, false])
  })

  it('asks the same before a photo replaces a content, and not of other files', async () => {
    const user = userEvent.setup()
    const resources = makeResources(3).map((one) => ({ ...one, keepsMetadata: false }))
    show(<Default api={() => createResourcesApi(resources)} />)
    const choose = async (file: File) => {
      await act(user, 'banner-2.png', t.replace)
      await user.upload(await screen.findByLabelText(t.chooseReplacement), file)
    }
    const name = t.replaceQuestion('banner-2.png')
    await choose(new File(['b'], 'b.jpg', { type: 'image/jpeg' }))
    const form = await screen.findByRole('dialog', { name })
    const choice = within(form).getByRole('switch', { name: words.keepMetadata })
    expect(choice).not.toBeChecked()
    await user.click(choice)
    await user.click(within(form).getByRole('button', { name: t.replace }))
    await waitFor(() => expect(resources[1]).toMatchObject({ keepsMetadata: true, version: 2 }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await choose(new File(['b'], 'b.svg', { type: 'image/svg+xml' }))
    const question = await screen.findByRole('alertdialog', { name })
    expect(within(question).queryByRole('switch')).toBeNull()
    await user.click(within(question).getByRole('button', { name: t.replace }))
    await waitFor(() => expect(resources[1]).toMatchObject({ keepsMetadata: false, version: 3 }))
  })

  it('says of a picture and of its older contents that they hold place and camera data', async () => {
    const user = userEvent.setup()
    show(<Grid />)
    await user.click(await screen.findByRole('button', { name: 'banner-1.png' }))
    const preview = await screen.findByRole('dialog', { name: t.previewTitle('banner-1.png') })
    expect(within(preview).getByText(new RegExp(t.keepsMetadata))).toBeVisible()
    await user.click(within(preview).getByRole('button', { name: t.next }))
    const next = await screen.findByRole('dialog', { name: t.previewTitle('banner-2.png') })
    expect(within(next).queryByText(new RegExp(t.keepsMetadata))).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: t.more('banner-1.png') }))
    const item = await screen.findByRole('menuitem', { name: t.versions })
    fireEvent.pointerDown(item)
    await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
    fireEvent.click(item)
    const versions = await screen.findByRole('dialog', { name: t.versionsTitle('banner-1.png') })
    expect(await within(versions).findAllByText(t.keepsMetadata)).toHaveLength(1)
  })

  it('adds, renames and removes folders', async () => {
    const user = userEvent.setup()
    const folders = makeFolders()
    show(<Default api={() => createResourcesApi([], folders)} />)
    const [add] = await screen.findAllByRole('button', { name: t.addFolder })
    await user.click(add as HTMLElement)
    const form = await screen.findByRole('dialog', { name: t.addFolder })
    await user.type(within(form).getByLabelText(t.folderName), '海报')
    await user.click(within(form).getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('treeitem', { name: /海报/ })).toBeVisible()
    expect(folders.at(-1)).toMatchObject({ name: '海报', parentId: null })
  })

  it('shows pictures as a grid, with what can be done with each', async () => {
    const user = userEvent.setup()
    show(<Grid />)
    await user.click(await screen.findByRole('checkbox', { name: t.choose('banner-1.png') }))
    expect(await screen.findByText(/已选/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: t.more('banner-2.png') }))
    expect(await screen.findByRole('menuitem', { name: t.download })).toBeVisible()
  })

  it('opens a preview that the arrow keys go on in', async () => {
    const user = userEvent.setup()
    show(<Grid />)
    await user.click(await screen.findByRole('button', { name: 'banner-1.png' }))
    const dialog = await screen.findByRole('dialog', { name: t.previewTitle('banner-1.png') })
    fireEvent.keyDown(within(dialog).getByRole('img', { name: 'banner-1.png' }), {
      key: 'ArrowRight',
    })
    expect(
      await screen.findByRole('dialog', { name: t.previewTitle('banner-2.png') }),
    ).toBeVisible()
  })

  it('downloads one resource as it is, and many as one ZIP file', async () => {
    const user = userEvent.setup()
    const links: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      links.push(this.href)
    })
    show(<Grid />)
    const choose = async (name: string) =>
      user.click(await screen.findByRole('checkbox', { name: t.choose(name) }))
    const download = async () => user.click(await screen.findByRole('button', { name: t.download }))
    await choose('banner-1.png')
    await download()
    expect(await screen.findByText(t.downloadBegun(1))).toBeVisible()
    await choose('banner-1.png')
    await choose('handbook-3.pdf')
    await download()
    expect(await screen.findByText(t.downloadBegun(2))).toBeVisible()
    expect(links).toEqual(['data:text/plain,2026-11-20', 'data:application/zip,2'])
    click.mockRestore()
  })

  it('says when there is nothing, when it fails, and what permission is missing', async () => {
    const empty = show(<Empty />)
    expect(await screen.findByText(t.empty)).toBeVisible()
    empty.unmount()
    const folder = show(<EmptyFolder />)
    expect(await screen.findByText(t.emptyFolder)).toBeVisible()
    folder.unmount()
    const failed = show(<Failed />)
    expect((await screen.findAllByRole('button', { name: '重试' }))[0]).toBeVisible()
    failed.unmount()
    const readOnly = show(<ReadOnly />)
    expect(await screen.findByText('banner-1.png')).toBeVisible()
    expect(screen.queryByRole('button', { name: t.upload })).toBeNull()
    readOnly.unmount()
    show(<NoPermission />)
    expect(await screen.findByText(/resource:list/)).toBeVisible()
  })
})
