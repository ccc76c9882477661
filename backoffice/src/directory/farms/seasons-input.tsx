import { ArrayInput, SelectInput, SimpleFormIterator, TextInput } from 'react-admin';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
  (name, id) => ({
    id,
    name,
  }),
);

/** The labels of one line do not touch the line above. */
const AIRY = {
  '& .RaSimpleFormIterator-line': { py: 1.5 },
  '& .RaSimpleFormIterator-form': { gap: 1.5 },
};

/** When a farm is open: seasons, each with its days. */
export function SeasonsInput() {
  return (
    <ArrayInput source="seasons" label="Seasons" fullWidth>
      <SimpleFormIterator disableReordering fullWidth sx={AIRY}>
        <TextInput source="from" label="From (MM-DD)" helperText="Leave both blank for all year" />
        <TextInput source="to" label="To (MM-DD)" helperText={false} />
        <ArrayInput source="hours" label="Days">
          <SimpleFormIterator inline disableReordering sx={AIRY}>
            <SelectInput source="day" choices={DAYS} helperText={false} />
            <TextInput source="opens" label="Opens (HH:MM)" helperText={false} />
            <TextInput source="closes" label="Closes (HH:MM)" helperText={false} />
          </SimpleFormIterator>
        </ArrayInput>
      </SimpleFormIterator>
    </ArrayInput>
  );
}
