import { z } from 'zod';

type Seen<Shape extends z.ZodRawShape> = z.ZodObject<{
  [Name in keyof Shape]: z.ZodOptional<z.ZodNullable<Shape[Name]>>;
}>;

/**
 * `was` of a change: what the form showed in the fields that it changes, as the server had answered them;
 * null where the answer left one out. A field that holds something else by now is a conflict (409
 * CHANGED_MEANWHILE, with the field in `issues`). Fields without it are written whatever they hold.
 * @param view the fields of the answer that the form was filled with
 */
export const seenOf = <Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>): Seen<Shape> =>
  z.object(
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [name, (field as z.ZodType).nullish()] as const),
    ),
  ) as unknown as Seen<Shape>;
