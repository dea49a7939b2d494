import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { closeAllDialogs } from '../dialogs/defineDialog.js'
import { FormDialog } from '../dialogs/FormDialog.js'
import { TextField } from '../forms/TextField.js'

interface Place {
  name: unknown
  code: string
  version: number
}

afterEach(() => closeAllDialogs())

/** Saves an edit of a place that somebody else saved first. */
async function saveTooLate(name: unknown) {
  const place: Place = { name, code: 'hz', version: 1 }
  renderInShell(
    <FormDialog<{ code: string }, Place>
      title="编辑地点"
      record={place}
      draftOf={(record) => ({ code: record?.code ?? '' })}
      onSubmit={() => Promise.reject(Object.assign(new Error('STALE'), { status: 412 }))}
      onReload={() => Promise.resolve({ ...place, code: 'sh', version: 2 })}
      onClose={() => undefined}
    >
      <TextField name="code" label="编码" />
    </FormDialog>,
  )
  await userEvent.type(await screen.findByLabelText('编码'), '1{Enter}')
  return screen.findByRole('dialog', { name: '内容已被修改' })
}

it('names what somebody else changed meanwhile', async () => {
  expect(await saveTooLate('杭州')).toHaveAccessibleDescription(/“杭州”已被他人修改/)
})

it.each([{ 'zh-CN': '杭州' }, undefined])('has no name for a record named %j', async (name) => {
  expect(await saveTooLate(name)).toHaveAccessibleDescription(/您编辑期间，内容已被他人修改/)
})
