// Certificate: what a server encrypts its lines with by itself (TLS, RFC 8446 and 5246), from two files.
//
//   auto encryption = encryption_by({"go.example.pem", "go.example.key"}, "go.example");
//   if (!encryption) complain(encryption.error());
#pragma once

#include "base/result.hpp"

#include <memory>
#include <string>

namespace boost::asio::ssl {
class context;
}

namespace shinpan::server {

// Both in PEM: the certificate with those that vouch for it after it, and its key, without a passphrase.
struct CertificateFiles {
    std::string certificate{}, key{};
};

using Encryption = std::shared_ptr<boost::asio::ssl::context>;

// TLS 1.2 and 1.3 with that certificate. The error names the file and what is wrong: it cannot be read or
// holds no such thing, the key is another certificate's, or the certificate is for another name, has expired
// or is not valid yet.
Result<Encryption, std::string> encryption_by(const CertificateFiles&, const std::string& name);

// The day on which its certificate expires, such as "Feb 24 12:00:00 2026 GMT".
std::string expiry_of(const boost::asio::ssl::context&);

}  // namespace shinpan::server
