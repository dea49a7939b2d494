import '../testing/domStubs.js'
import {
  closeAllDialogs,
  Form,
  ShellProvider,
  useFieldValue,
  useFormKernel,
} from '@spruce/shell-ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { TestPortal } from '../testing/TestPortal.js'
import { createPicturesApi, makePictures } from './picturesHandlers.js'
import { ResourcePickerField } from './ResourcePickerField.js'
import { resourcePickerMessages } from './resourcePickerMessages.js'
import type { Resource } from './sendResource.js'

const t = resourcePickerMessages['zh-CN']

afterEach(() => closeAllDialogs())

function Stage({ icon, children }: { icon: string | null; children: ReactNode }) {
  const kernel = useFormKernel<{ icon: string | null }, unknown>({
    initialValues: { icon },
    validate: () => ({}),
    onSubmit: () => undefined,
  })
  return <Form kernel={kernel}>{children}</Form>
}

/** What the draft holds. */
function Held() {
  return <output>{String(useFieldValue<string | null>('icon'))}</output>
}

function show(icon: string | null, permissions: 'all' | readonly [] = 'all') {
  const pictures = makePictures(3)
  render(
    <ShellProvider language="zh-CN">
      <TestPortal api={() => createPicturesApi(pictures)} permissions={permissions}>
        <Stage icon={icon}>
          <ResourcePickerField name="icon" label="图片" />
          <Held />
        </Stage>
      </TestPortal>
    </ShellProvider>,
  )
  return { pictures }
}

describe('the field that picks a picture', () => {
  it('puts the address of the chosen one into the draft, and takes it away', async () => {
    const user = userEvent.setup()
    const { pictures } = show('house')
    expect(screen.queryByRole('img', { name: t.chosen })).toBeNull()
    await user.click(screen.getByRole('button', { name: `图片 ${t.choose}` }))
    const dialog = await screen.findByRole('dialog', { name: t.title })
    await user.click(await within(dialog).findByRole('button', { name: 'picture-2.png' }))
    expect(await screen.findByRole('img', { name: t.chosen })).toHaveAttribute(
      'src',
      (pictures[1] as Resource).url,
    )
    expect(screen.getByRole('status')).toHaveTextContent(String(pictures[1]?.url))
    await user.click(screen.getByRole('button', { name: t.clear }))
    expect(screen.queryByRole('img', { name: t.chosen })).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('null')
  })

  it('takes an upload as the choice', async () => {
    const user = userEvent.setup()
    const { pictures } = show(null)
    await user.click(screen.getByRole('button', { name: `图片 ${t.choose}` }))
    const dialog = await screen.findByRole('dialog', { name: t.title })
    const file = new File(['new'], '新图.png', { type: 'image/png' })
    await user.upload(within(dialog).getByLabelText('选择文件', { selector: 'input' }), file)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(pictures).toHaveLength(4)
    expect(await screen.findByRole('img', { name: t.chosen })).toBeVisible()
  })

  it('shows what is chosen to who may not list, and nothing to choose', () => {
    show('/files/public/2J8Qm1vYt0bC5xW9aHsJfA', [])
    expect(screen.getByRole('img', { name: t.chosen })).toBeVisible()
    expect(screen.queryByRole('button', { name: new RegExp(t.change) })).toBeNull()
    expect(screen.getByRole('button', { name: t.clear })).toBeVisible()
  })
})
