export default async function tearDown() {
  await globalThis.__FARMGATE_POSTGRES__.stop();
}
