// The least that a page in the same component kit loads: its provider, inputs, a button, a dialog.
import {
  Button,
  ChakraProvider,
  CloseButton,
  defaultSystem,
  Dialog,
  Field,
  Input,
  Portal,
} from '@chakra-ui/react'
import { createRoot } from 'react-dom/client'

function Login() {
  return (
    <ChakraProvider value={defaultSystem}>
      <form>
        <Field.Root>
          <Field.Label>账号</Field.Label>
          <Input name="account" />
        </Field.Root>
        <Field.Root>
          <Field.Label>密码</Field.Label>
          <Input name="password" type="password" />
        </Field.Root>
        <Button type="submit">登录</Button>
      </form>
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button type="button" variant="outline">
            帮助
          </Button>
        </Dialog.Trigger>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>帮助</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>请联系管理员</Dialog.Body>
              <Dialog.CloseTrigger asChild>
                <CloseButton />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraProvider>
  )
}

createRoot(document.getElementById('root')).render(<Login />)
