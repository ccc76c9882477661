import { o as RegisterForm } from "./auth-ByGJRzAx.js";
import { t as u } from "./zod-BBj7cvpn.js";
// src/accounts/register/register-check.ts
var registerResolver = u(RegisterForm);
export { registerResolver };
