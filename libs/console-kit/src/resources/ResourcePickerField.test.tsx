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
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TestPortal } from '../testing/TestPortal.js'
import { createPicturesApi, makePictures } from './picturesHandlers.js'
import { ResourcePickerField, type ResourcePickerFieldProps } from './ResourcePickerField.js'
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

function show(
  icon: string | null,
  permissions: 'all' | readonly [] = 'all',
  field: Partial<ResourcePickerFieldProps> = {},
) {
  const pictures = makePictures(3)
  render(
    <ShellProvider language="zh-CN">
      <TestPortal api={() => createPicturesApi(pictures)} permissions={permissions}>
        <Stage icon={icon}>
          <ResourcePickerField name="icon" label="图片" {...field} />
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

  it('offers and takes no picture that is too large, and tells what was chosen', async () => {
    const user = userEvent.setup()
    const onChoose = vi.fn()
    const { pictures } = show(null, 'all', { maxBytes: 20_480, onChoose })
    pictures.push(...makePictures(1).map((one) => ({ ...one, name: '大图.png', bytes: 20_481 })))
    await user.click(screen.getByRole('button', { name: `图片 ${t.choose}` }))
    const dialog = await screen.findByRole('dialog', { name: t.title })
    expect(within(dialog).getByText(t.leadUpTo('20 KB'))).toBeVisible()
    const small = await within(dialog).findByRole('button', { name: 'picture-1.png' })
    expect(within(dialog).queryByRole('button', { name: '大图.png' })).toBeNull()
    const file = new File([new Uint8Array(20_481)], '太大.png', { type: 'image/png' })
    await user.upload(within(dialog).getByLabelText('选择文件', { selector: 'input' }), file)
    expect(await within(dialog).findByText('太大.png：文件不能超过 20 KB')).toBeVisible()
    await user.click(small)
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'picture-1.png' }))
    await user.click(await screen.findByRole('button', { name: t.clear }))
    expect(onChoose).toHaveBeenLastCalledWith(undefined)
  })

  it('says why there is nothing to choose where there is no other way to a value', () => {
    show(null, [], { isAlone: true })
    expect(screen.getByText(t.mayNotList)).toBeVisible()
  })

  it('shows what is chosen to who may not list, and nothing to choose', () => {
    show('/files/public/2J8Qm1vYt0bC5xW9aHsJfA', [])
    expect(screen.getByRole('img', { name: t.chosen })).toBeVisible()
    expect(screen.queryByRole('button', { name: new RegExp(t.change) })).toBeNull()
    expect(screen.getByRole('button', { name: t.clear })).toBeVisible()
  })
})
