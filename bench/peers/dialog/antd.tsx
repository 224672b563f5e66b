import { Button, Form, InputNumber, Modal, Select } from 'antd';
import { useState } from 'react';
import { FIRST_TERM, TERMS } from '../../tasks/terms.ts';

export const places = { trigger: '#trigger', open: '.ant-modal input[inputmode="decimal"]' };

const OPTIONS = [...TERMS];

export default function Page() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button id="trigger" onClick={() => setOpen(true)}>
        Stake
      </Button>
      <Modal title="Stake ETH" open={open} onCancel={close} footer={null} destroyOnHidden>
        <Form layout="vertical" initialValues={{ term: FIRST_TERM }} onFinish={close}>
          <Form.Item label="Amount" name="amount">
            <InputNumber<string> inputMode="decimal" stringMode min="0" precision={8} controls={false} style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item label="Term" name="term">
            <Select options={OPTIONS} />
          </Form.Item>
          <Button type="primary" htmlType="submit">
            Stake
          </Button>
        </Form>
      </Modal>
    </>
  );
}
