import { NAME_MARK } from '@farmgate/backend/contract/content/saved-answers.admin';
import { required, TextInput } from 'react-admin';
import { RecordCreate, RecordEdit } from '../../kit/record/record-form';

function Inputs() {
  return (
    <>
      <TextInput
        source="title"
        fullWidth
        helperText="Only our team sees it."
        validate={required('Please enter a title.')}
      />
      <TextInput
        source="text"
        label="Answer"
        multiline
        minRows={8}
        fullWidth
        helperText={`${NAME_MARK} becomes the sender’s name. The email begins with “Hello” and the name anyway.`}
        validate={required('Please write the answer.')}
      />
    </>
  );
}

export function SavedAnswerEdit() {
  return (
    <RecordEdit redirect="list" isDeletable>
      <Inputs />
    </RecordEdit>
  );
}

export function SavedAnswerCreate() {
  return (
    <RecordCreate title="Add a saved answer" redirect="list">
      <Inputs />
    </RecordCreate>
  );
}
