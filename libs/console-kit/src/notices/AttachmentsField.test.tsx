import '../testing/domStubs.js'
import {
  closeAllDialogs,
  Form,
  type Permissions,
  ShellProvider,
  type StoredFile,
  useFieldValue,
  useFormKernel,
} from '@spruce/shell-ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { createPicturesApi, makeDocuments, makePictures } from '../resources/picturesHandlers.js'
import { resourceFileMessages } from '../resources/resourcePickerMessages.js'
import { TestPortal } from '../testing/TestPortal.js'
import { AttachmentsField } from './AttachmentsField.js'
import { noticeMessages } from './noticeMessages.js'

const t = noticeMessages['zh-CN']

afterEach(() => closeAllDialogs())

function Stage({ children }: { children: ReactNode }) {
  const kernel = useFormKernel<{ attachments: StoredFile[] }, unknown>({
    initialValues: { attachments: [] },
    validate: () => ({}),
    onSubmit: () => undefined,
  })
  return <Form kernel={kernel}>{children}</Form>
}

/** What the draft holds. */
function Held() {
  return <output>{JSON.stringify(useFieldValue('attachments'))}</output>
}

function show(permissions: Permissions) {
  render(
    <ShellProvider language="zh-CN">
      <TestPortal
        api={() => createPicturesApi([...makeDocuments(1), ...makePictures(1)])}
        permissions={permissions}
      >
        <Stage>
          <AttachmentsField name="attachments" label={t.attachments} />
          <Held />
        </Stage>
      </TestPortal>
    </ShellProvider>,
  )
}

it('adds a resource of any kind to the files, once', async () => {
  const user = userEvent.setup()
  show(['resource:list'])
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: t.chooseResource }))
    const dialog = await screen.findByRole('dialog', { name: resourceFileMessages['zh-CN'].title })
    await user.click(await within(dialog).findByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await choose('document-1.pdf')
  await choose('picture-1.png')
  await choose('document-1.pdf')
  const held = JSON.parse(screen.getByRole('status').textContent) as StoredFile[]
  expect(held).toEqual([
    { id: 'd1', name: 'document-1.pdf', size: 20_480 },
    { id: 'p1', name: 'picture-1.png', size: 20_480 },
  ])
  expect(screen.getByRole('list')).toHaveTextContent('document-1.pdf')
})

it('offers uploads only to who may not list resources', () => {
  show(['notice:add'])
  expect(screen.getByRole('button', { name: new RegExp(t.attachments) })).toBeVisible()
  expect(screen.queryByRole('button', { name: t.chooseResource })).toBeNull()
})
