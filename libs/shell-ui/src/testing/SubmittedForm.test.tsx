import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { FormDialog } from '../dialogs/FormDialog.js'
import { TextField } from '../forms/TextField.js'
import { SubmittedForm } from './SubmittedForm.js'

const refuse = () => Promise.reject(new Error('Not taken'))

it('types values into the form of a dialog and submits it', async () => {
  const onSubmit = vi.fn(refuse)
  renderInShell(
    <SubmittedForm values={{ name: 'Research' }}>
      <FormDialog
        title="Department"
        initialValues={{ name: '', code: 'rd' }}
        onSubmit={onSubmit}
        onClose={vi.fn()}
      >
        <TextField name="name" label="Name" isRequired />
        <TextField name="code" label="Code" />
      </FormDialog>
    </SubmittedForm>,
  )
  // The place of the error stands before its words do.
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not taken'))
  expect(onSubmit.mock.calls).toEqual([[{ name: 'Research', code: 'rd' }]])
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Research')
})
